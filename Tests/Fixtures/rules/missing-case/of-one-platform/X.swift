enum Door {
    case mail
    case apple
    //~ info missing-case
    case phone
    //~ missing-case
}

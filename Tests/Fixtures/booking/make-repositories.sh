#!/bin/sh
# Turns the two folders beside this script into two git repositories with a history: make-repositories.sh TARGET
#
# TARGET/ios and TARGET/android are made anew each time. Names and dates are fixed, so the commits have the same ids on
# every machine. The user's git configuration is neither read nor written.
#
# The first six commits of a side build the feature, equal on both sides. Each later one is a change that never crossed to
# the other platform; SEEDED.md tells their stories. An earlier state of a file is its present state with such changes
# undone by `sed`, so that the present state stands here once only.
set -eu

[ $# -eq 1 ] || { echo "usage: $0 TARGET" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
target=$(cd "$1" && pwd)

# A hook or a surrounding git command may have pointed git elsewhere; the global and system files are the user's.
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_OBJECT_DIRECTORY GIT_COMMON_DIR GIT_PREFIX GIT_CONFIG_PARAMETERS
unset GIT_CONFIG_COUNT GIT_DEFAULT_HASH GIT_TEMPLATE_DIR
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GIT_CONFIG_NOSYSTEM=1
export HOME="$target" XDG_CONFIG_HOME="$target" LC_ALL=C TZ=UTC

# begin SIDE SOURCES: starts an empty repository; the functions below work in it.
begin() {
  side=$1 sources=$2
  rm -rf "${target:?}/$side"
  git init -q --template= "$target/$side"
  cd "$target/$side"
  git symbolic-ref HEAD refs/heads/main
  git config core.autocrlf false
}

# present PATH…: puts files or folders as they are now.
present() {
  for path in "$@"; do
    mkdir -p "$(dirname "$sources/$path")"
    cp -R "$here/$side/$sources/$path" "$(dirname "$sources/$path")/"
  done
}

# earlier FILE EXPRESSION…: puts a file as it was before the changes that the sed expressions undo.
earlier() {
  file=$1; shift
  script=""
  for expression in "$@"; do script="$script$expression
"; done
  mkdir -p "$(dirname "$sources/$file")"
  sed "$script" "$here/$side/$sources/$file" | cat -s > "$sources/$file"
  if cmp -s "$here/$side/$sources/$file" "$sources/$file"; then
    echo "$0: nothing to undo in $file: has the change of SEEDED.md been lost?" >&2
    exit 1
  fi
}

# commit DATE AUTHOR SUBJECT
commit() {
  case $2 in
    nadia) GIT_AUTHOR_NAME="Nadia Ferrer" GIT_AUTHOR_EMAIL="nadia@booking.example" ;;
    tom) GIT_AUTHOR_NAME="Tom Okafor" GIT_AUTHOR_EMAIL="tom@booking.example" ;;
  esac
  GIT_AUTHOR_DATE="$1 +0000" GIT_COMMITTER_DATE="$1 +0000"
  GIT_COMMITTER_NAME=$GIT_AUTHOR_NAME GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL
  export GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL GIT_AUTHOR_DATE GIT_COMMITTER_NAME GIT_COMMITTER_EMAIL GIT_COMMITTER_DATE
  git add -A
  git commit -q --no-verify --no-gpg-sign -m "$3"
}

# finish: the last commit must be the folder beside this script, byte for byte.
finish() {
  diff -r "$here/$side/${sources%%/*}" "$target/$side/${sources%%/*}"
  echo "$target/$side: $(git rev-list --count HEAD) commits, $(git ls-files | wc -l | tr -d ' ') files"
}

begin ios Sources/Booking

earlier Models/Court.swift 's/"is_indoor"/"indoor"/'
present Models/Club.swift Models/Surface.swift
commit "2025-02-03 09:12:00" nadia "Start the booking feature with clubs, courts and surfaces"

present Models/Lesson.swift Models/Booking.swift Models/BookingStatus.swift Models/BookingDraft.swift Errors
commit "2025-02-07 16:40:00" nadia "Add bookings, drafts and lessons"

present Services Analytics
commit "2025-02-14 11:05:00" nadia "Fetch clubs and make bookings at the backend"

present Storage/ClubRepository.swift
earlier Pricing/PriceCalculator.swift '/^\/\/\/ A reduction/,/^}$/d'
earlier Calendar/Availability.swift 's/, gap: Int = 0//' 's/ + gap//'
commit "2025-02-21 15:31:00" tom "Keep clubs for a quarter of an hour, work out prices and free slots"

earlier Validation/BookingValidator.swift 's/maximumPlayers = 6/maximumPlayers = 4/'
present Validation/PhoneValidator.swift Formatting
commit "2025-03-03 10:20:00" nadia "Validate drafts and phone numbers before sending them"

present Coordinators Views
earlier Presenters/BookingPresenter.swift \
  's/coordinator.receiptIntent/coordinator.bookingDetailIntent/' '/bookingCancelled/d'
earlier Presenters/ClubListPresenter.swift '/func refresh/,/^$/d'
commit "2025-03-17 17:55:00" nadia "Show the list of clubs and the booking screen"

earlier Presenters/BookingPresenter.swift 's/coordinator.receiptIntent/coordinator.bookingDetailIntent/'
commit "2025-04-28 09:47:00" tom "Tell analytics when a booking is cancelled"

present Models/Court.swift
commit "2025-05-12 14:02:00" tom "Read is_indoor, the new name of the old indoor key"

present Validation/BookingValidator.swift
commit "2025-06-02 08:58:00" nadia "Let six players share a court"

present Calendar/Availability.swift
commit "2025-06-20 13:15:00" nadia "Leave a gap between bookings where a club asks for one"

present Presenters/ClubListPresenter.swift
commit "2025-07-04 10:36:00" tom "Refresh the clubs by pulling the list down"

present Presenters/BookingPresenter.swift
commit "2025-08-18 16:09:00" nadia "Show the receipt after a booking is confirmed"

present Pricing/PriceCalculator.swift
commit "2025-09-08 11:44:00" nadia "Prepare coupons"

present Storage/WaitingList.swift
commit "2025-10-13 09:30:00" tom "Offer a waiting list for full lessons"

finish

begin android app/src/main/java/com/example/booking

present models/Court.kt models/Surface.kt
earlier models/Club.kt 's/(id: CourtId): Court =/(id: CourtId): Court? =/' 's/courts.first {/courts.firstOrNull {/'
commit "2025-02-05 10:02:00" tom "Start the booking feature with clubs, courts and surfaces"

earlier models/Lesson.kt 's/attendees > capacity/attendees >= capacity/'
earlier models/BookingStatus.kt 's/CANCELLED"),/CANCELLED");/' '/REFUNDED/d'
present models/Booking.kt models/BookingDraft.kt errors
commit "2025-02-11 12:18:00" tom "Add bookings, drafts and lessons"

present services analytics
commit "2025-02-19 09:51:00" tom "Fetch clubs and make bookings at the backend"

present storage
earlier pricing/PriceCalculator.kt 's/= 0\.19/= 0.21/'
earlier calendar/Availability.kt 's/^\( *\)break$/\1continue/'
commit "2025-02-27 14:27:00" tom "Keep clubs for a quarter of an hour, work out prices and free slots"

present validation
earlier formatting/BookingFormatter.kt 's/metres: Double/metres: Int/'
commit "2025-03-10 16:33:00" nadia "Validate drafts and phone numbers before sending them"

present coordinators presenters views
commit "2025-03-26 11:11:00" tom "Show the list of clubs and the booking screen"

present models/Club.kt
commit "2025-04-15 15:20:00" nadia "Stop asking whether a court exists that the club has just listed"

present models/Lesson.kt
commit "2025-05-06 10:44:00" tom "Let the coach squeeze in one more player"

present formatting/BookingFormatter.kt
commit "2025-05-27 13:39:00" tom "Take distances as the location service gives them"

present calendar/Availability.kt
commit "2025-07-22 09:05:00" tom "Stop at the first lesson that is over"

present pricing/PriceCalculator.kt
commit "2025-09-01 08:32:00" nadia "Charge the reduced tax on sports"

present models/BookingStatus.kt
commit "2025-10-06 17:21:00" tom "Know refunded bookings"

present calendar/LessonReminder.kt
commit "2025-11-03 12:50:00" nadia "Remind players two hours before a lesson"

finish

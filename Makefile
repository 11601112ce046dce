# make demo   everything from nothing to a first report    make test   the tests    make bench   how fast it is
# make fuzz   broken input without end    make accuracy   what is told of twins whose differences are known

# Files of the generated repositories, and what else `parity-dev bench` takes: --swift and --kotlin for a real pair, --runs.
SIZES := 100 1000 10000
BENCH :=

# With Swift's own libraries inside, the program starts in half the time and runs where Swift is not installed.
STATIC := $(if $(filter Darwin,$(shell uname -s)),,--static-swift-stdlib)
CONFIGURATION := -c release -Xswiftc -whole-module-optimization $(STATIC)
# swift-syntax parses seventy times slower without optimization: with it the tests take a quarter of the time. They keep
# their own build, so that a plain `swift build` does not undo it.
TESTED := --scratch-path .build/tests -Xswiftc -O -Xswiftc -gnone
PARITY := .build/release/parity
DEMO := .build/demo
# Fixtures, Rosetta and NearMisses hold sources that are data: their layout is part of what they test.
OUR_SWIFT = find Package.swift Sources Tests -name '*.swift' \
  -not -path 'Tests/Fixtures/*' -not -path 'Tests/Rosetta/*' -not -path 'Tests/NearMisses/*'

.PHONY: demo test bench accuracy fuzz build deps format clean

demo: build
	@Tests/Fixtures/booking/make-repositories.sh $(DEMO)
	@echo
	@echo "\$$ parity check --swift $(DEMO)/ios --kotlin $(DEMO)/android"
	@echo
	@status=0; "$(PARITY)" check --swift $(DEMO)/ios --kotlin $(DEMO)/android || status=$$?; \
	echo; \
	case $$status in \
	0|1) echo "That was the demo: the two apps differ on purpose, and Tests/Fixtures/booking/SEEDED.md tells how and since when."; \
	   echo "parity ended with exit code $$status: 1 means findings at or above --fail-on, 0 none. The program is $(PARITY)";; \
	*) echo "parity ended with exit code $$status, which the demo must not."; exit $$status;; \
	esac

build: deps
	@echo "parity: building the release binary (about ten minutes the first time on two cores, then seconds)"
	@swift build $(CONFIGURATION) --product parity

test: deps
	@.ci/checkers
	@echo "parity: building the tests (about fifteen minutes the first time on two cores)"
	@swift build --build-tests --explicit-target-dependency-import-check error $(TESTED)
	@swift test --skip-build $(TESTED)

bench: build
	@swift build $(CONFIGURATION) --product parity-dev
	@.build/release/parity-dev bench --parity $(PARITY) --sizes $(SIZES) --json .build/bench.json $(BENCH)

accuracy: deps
	@swift build $(CONFIGURATION) --product parity-dev
	@for set in accuracy accuracy-second accuracy-third accuracy-fourth accuracy-fifth; do \
	  echo "$$set"; .build/release/parity-dev accuracy Tests/Fixtures/$$set || exit; \
	done

deps:
	@.ci/system-packages
	@.ci/grammars

# INPUTS for each part, SECONDS for each part at most; what fails is saved in .build/fuzz.
INPUTS := 100000
SECONDS := 120
SEED := 1
fuzz: deps
	@swift build $(CONFIGURATION) --product parity-fuzz
	@.build/release/parity-fuzz --count $(INPUTS) --seconds $(SECONDS) --seed $(SEED)

format:
	@$(OUR_SWIFT) -print0 | xargs -0 swift format --in-place --parallel

clean:
	@rm -rf .build

# Everything that one does with a clone. `make` alone lists the targets.

# The apps that the rewriter is tried on are written in other styles.
REWRITER = Rewriter
SOURCES = Package.swift Sources Plugins Tests scenes Benchmarks $(REWRITER)/Package.swift \
  $(REWRITER)/Sources $(REWRITER)/Tests/RewriterTests

.DEFAULT_GOAL := help
.PHONY: help setup packages letters build build-rooms build-rewriter install uninstall deb release test template motion sanitize mutants campaign fuzz lint format demos bench gallery pages references pictures documentation rewriter programs try clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

setup: packages letters ## install what is missing: packages (asks sudo where needed), letters

# Where a letter cannot be had the system's serve: everything works, and films may differ.
letters: packages
	@Packaging/letters || $(MAKE) --silent packages PACKAGES=fonts-inter || true

# What Sources/Assembly/Flipbook/Doctor/requirements.tsv lists, or PACKAGES.
packages:
	@Packaging/setup $(PACKAGES)
	@command -v swift >/dev/null || { \
	  echo "Swift is missing; https://www.swift.org/install/linux says how to install 6.2 or later." >&2; \
	  exit 2; }

build: setup ## build .build/release/flipbook, and what it compiles files with
	@$(MAKE) --silent --jobs 2 build-rooms build-rewriter
	@Packaging/lay-out .build/release .build/release/kit link

# Both at once: for half of the time, the rooms keep one processor busy alone.
build-rooms:
	@for product in flipbook FlipbookRooms; do \
	  swift build --configuration release --product $$product || exit; \
	done

build-rewriter:
	@swift build --configuration release --package-path $(REWRITER) --product flipbook-rewrite

PREFIX = /usr/local
BUILT = .build/release $(REWRITER)/.build/release

install: build ## install into PREFIX=/usr/local: command, library, manual page, completions
	@Packaging/install $(BUILT) "$(DESTDIR)" "$(PREFIX)"

uninstall: ## remove what was installed into PREFIX=/usr/local
	@Packaging/uninstall "$(DESTDIR)$(PREFIX)"

deb: build ## make a package for apt in output/
	@Packaging/deb $(BUILT) output

# ADDRESS is where the files will be had: `install.sh` looks there. COMPILERS are folders with a
# swiftc; each gets an archive.
release: setup ## make the files of a release of the commit, for PATH's compiler or COMPILERS, in output/release
	@$(MAKE) --silent packages PACKAGES=zstd
	@Packaging/release output/release "$(ADDRESS)" $(COMPILERS)

# A few tests need a browser.
test: setup ## run every test
	@$(MAKE) --silent packages PACKAGES=chromium \
	  || echo "Chromium is missing: the tests in a browser are skipped." >&2
	@swift test $$(Packaging/testing)

template: setup ## build packages that depend on this one by path, as their authors do: it takes minutes
	@FLIPBOOK_BUILDS_PACKAGES=1 swift test --filter TemplateTests $$(Packaging/testing)

# FLIPBOOK_PYTHON names a Python with numpy, pillow and rlottie-python, for Lottie.
motion: setup ## measure the exports of motion of every scene, as tables
	@FLIPBOOK_MEASURE_MOTION=1 swift test --filter 'AnimatedSVGTests|LottieTests|ViewMotionTests' | grep -E '^\||✘'

sanitize: setup ## run the dynamics' tests under the address and leak sanitizers
	@Tests/Sanitizers/check

mutants: setup ## put faults into the code that the tests must find; ONLY=layout for a family, or part of a name
	@Tests/Mutants/check "$(ONLY)"

# The programs that the campaign tries.
TRIED = flipbook FixtureGallery FilmReading OddNames HostileScenes

campaign: setup ## try what may go wrong, TRIALS=2000 times; ONLY=kills for one family, SEED=1 to repeat
	@for product in $(TRIED); do \
	  swift build --configuration release --product $$product || exit; \
	done
	@Tests/Campaign/run --trials "$(or $(TRIALS),2000)" \
	  $(if $(ONLY),--only "$(ONLY)") $(if $(SEED),--seed "$(SEED)")

fuzz: build ## let libFuzzer make up films, manifests and references for MINUTES=10
	@Tests/Fuzzing/check "$(or $(MINUTES),10)"

lint: ## check the format strictly
	@swift format lint --strict --recursive --parallel $(SOURCES)

format: ## put the format right
	@swift format --in-place --recursive --parallel $(SOURCES)

demos: build ## render every scene into output/
	@.build/release/flipbook render --all

bench: build ## measure films beside what else makes and compares them, the physics, and saving to seeing
	@for product in FilmBenchmark PhysicsBenchmark; do \
	  swift build --configuration release --product $$product || exit; \
	done
	@Benchmarks/films/measure .build/release/FilmBenchmark
	@Benchmarks/physics/measure .build/release
	@Benchmarks/comparison/run .build/release/flipbook
	@Benchmarks/saving/measure .build/release/flipbook

# The pages whose pictures and code are made from what they show.
PAGES = README.md docs Sources

gallery: build ## make the pictures and the code of the pages anew
	@.build/release/flipbook docs $(PAGES)

pages: build ## say which pictures and code of the pages are stale
	@.build/release/flipbook docs --check $(PAGES)

references: build ## record every scene anew into Tests/ReferenceTests/References/
	@.build/release/flipbook record --frames none --references Tests/ReferenceTests/References

pictures: ## record the small pictures in docs/pictures/ anew
	@FLIPBOOK_RECORD_PICTURES=1 swift test --filter PictureTests

documentation: ## build the documentation of the modules, and list in docs/differs.md what there is
	@swift build
	@docs/build --write

rewriter: setup ## test the tool that rewrites Objective-C's words, and film files with it
	@swift build --product FlipbookRooms
	@swift test --configuration release --package-path $(REWRITER) $$(Packaging/testing)
	@$(MAKE) --silent programs

# Each is a program that tries what the command does.
PROGRAMS = check references proof action watching described paged

programs: build ## try the command as its users do
	@$(MAKE) --silent try

# The command as it is built.
try:
	@printf '%s\n' $(PROGRAMS) | xargs -P 2 -I '{}' sh -c 'Tests/Programs/{} .build/release/flipbook'

clean: ## remove what was built and rendered
	@rm -rf .build output/*

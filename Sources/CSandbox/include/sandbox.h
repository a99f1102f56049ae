#pragma once

#include <stdint.h>

/// Ends every way out of this process but the files that are open: from now on it can neither open
/// files nor reach the network nor start programs. Returns 0, or -1 where the kernel can't do it.
int sandbox_close_doors(void);

/// Limits what a hostile picture can use up: address space in bytes; no new files, no core dumps.
/// Returns 0, or -1 where a limit was refused.
int sandbox_limit_resources(uint64_t address_space);

/// Ends the process when it has used that many more seconds of processor time from now.
int sandbox_limit_seconds(uint64_t seconds);

// What a thread keeps for itself is let go of when it ends.
#pragma once

/// Has a function called when the thread at hand ends; once, however often it is asked for.
void cicu_when_thread_ends(void (*let_go)(void));

// What a thread keeps for itself is let go of when it ends: threads come and go while a program runs.
#include "cicu_thread.h"

#include <pthread.h>
#include <stddef.h>

// As many as there are files here that keep something.
enum { MOST = 3 };

static _Thread_local void (*endings[MOST])(void);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;

static void end(void *unused) {
  (void)unused;
  for (int at = 0; at < MOST && endings[at]; at += 1) endings[at]();
}

static void make_key(void) { pthread_key_create(&key, end); }

void cicu_when_thread_ends(void (*let_go)(void)) {
  pthread_once(&once, make_key);
  int at = 0;
  while (at < MOST && endings[at] && endings[at] != let_go) at += 1;
  if (at == MOST) return;
  endings[at] = let_go;
  // Any value but NULL: with that nothing would be called.
  pthread_setspecific(key, endings);
}

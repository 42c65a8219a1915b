type Session = ReturnType<typeof import('@/lib/store/store')['useSession']['getState']>

/** Calls back with what the browser keeps of this visitor. The store's code comes after the page. */
export function withSession(run: (session: Session) => void): void {
  import('@/lib/store/store').then(
    ({ startSession, useSession }) => {
      startSession()
      run(useSession.getState())
    },
    // Without it nothing is remembered; the page stands as the server wrote it.
    () => undefined,
  )
}

/** A use case without its first argument, which `bind` has given. */
export type Bound<UseCase> = UseCase extends (deps: never, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never

/** Binds what use cases work with (`db`, `settings`, `now`, …), so that routes and other modules need not know it. */
export function bind<Deps, UseCases extends Record<string, (deps: Deps, ...args: never[]) => unknown>>(
  deps: Deps,
  useCases: UseCases,
): { [Name in keyof UseCases]: Bound<UseCases[Name]> } {
  const bound = Object.entries(useCases).map(([name, run]) => [name, (...args: never[]) => run(deps, ...args)])
  return Object.fromEntries(bound)
}

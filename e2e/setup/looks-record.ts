import type { Look, View } from './looks'

type Views = Record<'wide' | 'phone' | 'dark', View>

/** A state is a line for each element, or the name of an earlier one that looks the same. */
type States = Record<string, string[] | string>

type LooksRecord = { colours: Record<string, string>; components: Record<string, States> }

const COLOUR = /\b(?:rgba?|color|oklab)\([^)]*\)/g

/** What is recorded of the three views: the wide one, and where the others differ from it. Colours go by their tokens. */
export function recordOf(views: Views): LooksRecord {
  const { wide, dark } = views
  const colours = Object.entries(wide.tokens).map(([name, colour]) => [name, schemesOf(colour, dark.tokens[name])])
  const components = Object.keys(wide.components).map((name) => [name, statesOf(name, views)])
  return { colours: Object.fromEntries(colours), components: Object.fromEntries(components) }
}

function schemesOf(light: string, dark: string | undefined): string {
  return light === dark ? light : `${light}; dark ${dark}`
}

function statesOf(component: string, views: Views): States {
  const stateOf = new Map<string, string>()
  const states: States = {}
  for (const state of Object.keys(views.wide.components[component] ?? {})) {
    const lines = linesOf(component, state, views)
    const earlier = stateOf.get(lines.join())
    states[state] = earlier === undefined ? lines : `as ${earlier}`
    if (earlier === undefined) stateOf.set(lines.join(), state)
  }
  return states
}

/** @throws if the views have different elements. */
function linesOf(component: string, state: string, { wide, phone, dark }: Views): string[] {
  const looks = [wide, phone, dark].map((view) => view.components[component]?.[state] ?? [])
  const [inWide = [], onPhone = [], inDark = []] = looks
  const shapes = looks.map((all) => all.map(({ element }) => element).join())
  if (new Set(shapes).size > 1) throw new Error(`${component}, ${state}: other elements in another view`)
  return inWide
    .map((look, at) => lineOf(look, onPhone[at]?.values ?? {}, inDark[at]?.values ?? {}, { wide, dark }))
    .filter((line) => !/::\w+$/.test(line))
}

function lineOf(
  { element, values }: Look,
  onPhone: Look['values'],
  inDark: Look['values'],
  { wide, dark }: { wide: View; dark: View },
): string {
  const names = [...new Set([values, onPhone, inDark].flatMap((one) => Object.keys(one)))]
  const parts = names.flatMap((name) => {
    const light = values[name] ?? '-'
    const [here, there] = nameColours(light, inDark[name] ?? '-', wide.tokens, dark.tokens)
    const phone = onPhone[name] ?? '-'
    return [
      name in values ? [`${name}:${here}`] : [],
      phone === light ? [] : [`phone ${name}:${nameColours(phone, phone, wide.tokens, wide.tokens)[0]}`],
      here === there ? [] : [`dark ${name}:${there}`],
    ].flat()
  })
  return [element, parts.join('; ')].filter(Boolean).join(' ')
}

/** A value in two schemes with the token in the place of each colour that is one's in both. */
function nameColours(
  light: string,
  dark: string,
  lightTokens: View['tokens'],
  darkTokens: View['tokens'],
): [string, string] {
  const [ofLight, ofDark] = [light.match(COLOUR) ?? [], dark.match(COLOUR) ?? []]
  const tokens = ofLight.map((colour, at) =>
    Object.keys(lightTokens).find((name) => lightTokens[name] === colour && darkTokens[name] === ofDark[at]),
  )
  const replace = (value: string) => {
    let at = 0
    return value.replace(COLOUR, (colour) => tokens[at++] ?? colour)
  }
  return [replace(light), replace(dark)]
}

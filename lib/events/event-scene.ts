const SCENES = ['route-russky', 'route-gamov', 'route-nakhodka'] as const

export type EventScene = (typeof SCENES)[number]

/** The drawing over an event: the same one for the same event, neighbours differ. */
export function eventScene(id: number): EventScene {
  return SCENES[id % SCENES.length] ?? SCENES[0]
}

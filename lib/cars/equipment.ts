/** Equipment that has a name in the messages, in the order in which it is told. Data may know more: it is left out. */
const FEATURES = [
  'ac',
  'camera',
  'cruise',
  'carplay',
  'isofix',
  'lowRange',
  'slidingDoors',
  'leather',
  'massage',
  'openRoof',
  'microphone',
  'phoneHolder',
  'helmet',
] as const

const HEATED = ['seatsFront', 'seatsRear', 'steeringWheel', 'windscreen', 'mirrors'] as const

export function filterFeatures(ids: string[]): Array<(typeof FEATURES)[number]> {
  return FEATURES.filter((id) => ids.includes(id))
}

export function filterHeating(ids: string[]): Array<(typeof HEATED)[number]> {
  return HEATED.filter((id) => ids.includes(id))
}

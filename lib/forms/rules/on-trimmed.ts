/** Lets a rule judge a value without the spaces at its ends. */
export function onTrimmed<Found>(rule: (value: string) => Found) {
  return (value: string) => rule(value.trim())
}

/** `00:00`, `00:30` … and the time that stands in the address, should it be none of them. */
export function timeChoices(chosen: string): string[] {
  const steps = Array.from({ length: 48 }, (_, half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, '0')
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`
  })
  return /^\d{2}:\d{2}$/.test(chosen) && !steps.includes(chosen) ? [...steps, chosen].sort() : steps
}

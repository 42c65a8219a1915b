/** Longer texts are nobody's usual question: they are worked out each time. */
const LONGEST = 300
const MOST = 4_000

/** The same pure answer to the same text, worked out once; everything is forgotten when there is too much of it. */
export function remember<Answer>(workOut: (text: string) => Answer): (text: string) => Answer {
  const results = new Map<string, Answer>()
  return (text) => {
    const cachedResult = results.get(text)
    if (cachedResult !== undefined) return cachedResult
    const result = workOut(text)
    if (text.length > LONGEST) return result
    if (results.size >= MOST) results.clear()
    results.set(text, result)
    return result
  }
}

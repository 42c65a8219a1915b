/** Longer texts are nobody's usual question: they are worked out each time. */
const LONGEST = 300
const MOST = 4_000

/** The same pure answer to the same text, worked out once; everything is forgotten when there is too much of it. */
export function remember<Answer>(workOut: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = workOut(text)
    if (text.length > LONGEST) return answer
    if (known.size >= MOST) known.clear()
    known.set(text, answer)
    return answer
  }
}

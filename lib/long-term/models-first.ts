/** The first plate of every model, then the second of those that have one, and so on: a list begins with different cars. */
export function modelsFirst<Offer extends { car: { slug: string } }>(offers: readonly Offer[]): Offer[] {
  const seen = new Map<string, number>()
  const turns = offers.map((offer) => {
    const turn = seen.get(offer.car.slug) ?? 0
    seen.set(offer.car.slug, turn + 1)
    return { offer, turn }
  })
  return turns.sort((a, b) => a.turn - b.turn).map(({ offer }) => offer)
}

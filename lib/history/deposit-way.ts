import type { Deposit } from '@/provider/contract/deposits'

/** Cash: nothing but cash is left to give back, or nothing but cash was taken. */
export function depositWay({ cards }: Pick<Deposit, 'cards'>): 'card' | 'cash' {
  const open = cards.filter(({ releasedAt }) => releasedAt === null)
  const taken = open.length > 0 ? open : cards
  return taken.length > 0 && taken.every(({ brand }) => brand === 'cash') ? 'cash' : 'card'
}

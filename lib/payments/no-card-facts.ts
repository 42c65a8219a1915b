import type { Settings } from '@/provider/contract/settings'

/** Values of the texts that name the ways to pay without a card of a Russian bank; letters have their own. */
export function noCardFacts({ main_email, facts }: Pick<Settings, 'main_email' | 'facts'>) {
  return { email: main_email, cash: facts.payments.cashRub.branch ? 'yes' : 'no' }
}

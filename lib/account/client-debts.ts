import type { DamagesAnswer, FinesAnswer } from '@/provider/contract/account'

type Fines = Readonly<FinesAnswer['items']>
type Damages = Readonly<DamagesAnswer['items']>

/** Whole roubles that are left to pay. */
export function fineDebt(fines: Fines): number {
  return fines.reduce((sum, { paid, size }) => sum + (paid ? 0 : size), 0)
}

export function damageDebt(damages: Damages): number {
  return damages.reduce((sum, { debt }) => sum + debt, 0)
}

import { z } from 'zod'

/** Sums of the client area where specification §3 names the field: whole roubles; `…Kop` elsewhere. */
export const Roubles = z.int().nonnegative()

/** Of all rows together: the provider alone knows what is owed. `disputed`: how much of `debt` is being looked into. */
export const DebtTotals = { paid: Roubles, debt: Roubles, disputed: Roubles }

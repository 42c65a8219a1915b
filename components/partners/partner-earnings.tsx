import { NextIntlClientProvider, useMessages } from 'next-intl'
import { EarningsCalculator } from './earnings-calculator'

/** The calculator with its texts alone. */
export function PartnerEarnings(props: { sharePercent: number; rentalKop: number }) {
  const { partners } = useMessages()
  return (
    <NextIntlClientProvider messages={{ partners: { calculator: partners.calculator } }}>
      <EarningsCalculator {...props} />
    </NextIntlClientProvider>
  )
}

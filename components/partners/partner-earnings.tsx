import { NextIntlClientProvider, useMessages } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { EarningsCalculator } from './earnings-calculator'

/** The calculator with its texts alone; of no use on paper. */
export function PartnerEarnings(props: { sharePercent: number; rentalKop: number }) {
  const { partners } = useMessages()
  return (
    <Panel visibility="no-print">
      <NextIntlClientProvider messages={{ partners: { calculator: partners.calculator } }}>
        <EarningsCalculator {...props} />
      </NextIntlClientProvider>
    </Panel>
  )
}

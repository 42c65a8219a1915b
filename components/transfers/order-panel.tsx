import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { formatRoubles } from '@/lib/format/money'
import type { OrderStart } from '@/lib/transfers/order-start'
import type { TransferPage } from '@/lib/transfers/transfer'
import type { TransferQuote } from '@/provider/contract/transfers'
import { OrderBox } from './order-box'
import { OrderForm } from './order-form'
import { ShortOrder, type ShortOrderProps } from './short-order'

export type OrderPanelProps = {
  transfer: TransferPage
  phone: string
  start: OrderStart
  /** Of the trip that the form begins with; null: the branch could not be asked. */
  quote: TransferQuote | null
}

/** The order of one model, with the texts that its form needs in the browser. */
export function OrderPanel({ transfer, phone, start, quote }: OrderPanelProps) {
  const t = useTranslations('transfers')
  const locale = useLocale()
  const { trip, price, rejection, form, errors, failures, sent } = useMessages().transfers
  const { privacy_policy, personal_data_agreement } = CURRENT_VERSIONS
  const { slug, languages, freeWaitMinutes: minutes, hourKop } = transfer
  return (
    <OrderBox heading={t('orderCar')} phone={phone}>
      <NextIntlClientProvider messages={{ transfers: { trip, price, rejection, form, errors, failures, sent } }}>
        <OrderForm
          {...start}
          consents={`privacy_policy@${privacy_policy},personal_data_agreement@${personal_data_agreement}`}
          languages={languages}
          phone={phone}
          quote={quote}
          slug={slug}
          waiting={t('waiting', { minutes, amount: formatRoubles(hourKop, locale) })}
        />
      </NextIntlClientProvider>
    </OrderBox>
  )
}

/** The short form of the list. */
export function ShortOrderPanel(props: ShortOrderProps) {
  const t = useTranslations('transfers')
  const { trip, price, rejection, form } = useMessages().transfers
  return (
    <OrderBox heading={t('order')} phone={props.phone}>
      <NextIntlClientProvider messages={{ transfers: { trip, price, rejection, form: { goOn: form.goOn } } }}>
        <ShortOrder {...props} />
      </NextIntlClientProvider>
    </OrderBox>
  )
}

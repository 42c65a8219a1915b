import { useLocale, useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { Heading } from '@/components/ui/heading/heading'
import { depositExample } from '@/lib/deposits/example'
import { formatRoubles } from '@/lib/format/money'

export type ExampleCar = { name: string; depositKop: number; deductibleKop: number }

/** `hasHeading`: it names the model and both sums; on the model's own page they stand beside it. */
type Props = { car: ExampleCar; hasHeading?: boolean }

/** What becomes of the deposit of one model, in sums: no damage, a small and a large one, a fine that comes late. */
export function DepositExample({ car: { name, depositKop, deductibleKop }, hasHeading = false }: Props) {
  const t = useTranslations('conditions.deposit.example')
  const locale = useLocale()
  const money = (kop: number) => formatRoubles(kop, locale)
  const example = depositExample(depositKop, deductibleKop)
  if (!example) return null
  const { smallKop, smallBackKop, bigKop, extraKop, bigBackKop } = example
  const sums = { deposit: money(depositKop), deductible: money(deductibleKop) }
  return (
    <>
      {hasHeading && (
        <Heading level={3} size="s" weight="semi">
          {t('heading', { name, ...sums })}
        </Heading>
      )}
      <DefinitionList
        look="needs"
        rows={[
          { term: t('whole'), value: t('wholeText', sums) },
          {
            term: t('small', { repair: money(smallKop) }),
            value: t('smallText', { repair: money(smallKop), back: money(smallBackKop) }),
          },
          {
            term: t('big', { repair: money(bigKop) }),
            value:
              extraKop > 0
                ? t('bigText', { ...sums, extra: money(extraKop) })
                : t('bigNoExtra', { ...sums, back: money(bigBackKop) }),
          },
          { term: t('fine'), value: t('fineText') },
        ]}
      />
    </>
  )
}

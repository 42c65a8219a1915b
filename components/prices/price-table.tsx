import { ShieldCheck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/car-art'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { PriceGroup, PriceLine, SeasonChoice } from '@/lib/prices/price-table'
import { TERMS, termSearch } from '@/lib/prices/term-search'
import { type SearchFields, searchQuery } from '@/lib/search/search-params'

type Shown = { season: SeasonChoice; suggested: SearchFields }

/** Price of a day by model and term; on phones a row is a name over its three prices (DESIGN §7). */
export function PriceTable({ groups, ...shown }: Shown & { groups: PriceGroup[] }) {
  const t = useTranslations('prices')
  return (
    <div className="panel">
      <table className="t ptable">
        <caption className="sr-only">{t('tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('car')}</th>
            {TERMS.map(({ name }) => (
              <th className="r" key={name} scope="col">
                {t(`terms.${name}`)}
              </th>
            ))}
            <th className="r desk" scope="col">
              {t('deposit')}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr className="g">
              <th colSpan={5} scope="rowgroup">
                <span className="row">
                  <CarArt body={group.id} />
                  {group.name}
                </span>
              </th>
            </tr>
            {group.lines.map((line) => (
              <PriceTableRow key={line.slug} line={line} {...shown} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function PriceTableRow({ line, season, suggested }: Shown & { line: PriceLine }) {
  const t = useTranslations('prices')
  const locale = useLocale()
  const { slug, naimenovanie, price, selfDrive, depositKop } = line
  const hrefOf = (days: number) =>
    selfDrive ? `/booking-online/${slug}/${searchQuery(termSearch(suggested, season, days))}` : `/rent/${slug}/`
  return (
    <tr>
      <th scope="row">
        <Link href={`/rent/${slug}/`}>{naimenovanie}</Link> {!selfDrive && <small>{t('withDriver')}</small>}
      </th>
      {price ? (
        TERMS.map(({ name, days }) => (
          <td className={name === 'fromSevenKop' ? 'r best' : 'r'} key={name}>
            <Link href={hrefOf(days)}>{formatRoubles(price.terms[name], locale)}</Link>
          </td>
        ))
      ) : (
        <td className="r" colSpan={3}>
          {t('notInSeason')}
        </td>
      )}
      <td className="r desk">
        {depositKop > 0 ? (
          formatRoubles(depositKop, locale)
        ) : (
          <span className="tag nodep">
            <ShieldCheck aria-hidden="true" className="ic s" />
            {t('noDeposit')}
          </span>
        )}
      </td>
    </tr>
  )
}

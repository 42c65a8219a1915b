'use client'

import { useLocale } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'

type Row<Name> = { name: Name; title: string; note: string; sumKop: number }
type Props<Name> = {
  id: string
  title: string
  heading: 'h2' | 'h3'
  rows: readonly Row<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** How much is paid now: each way with what is left for later, and its sum. Its page brings options.css. */
export function PayChoice<Name extends string>({ id, title, heading: Heading, rows, chosen, onChoose }: Props<Name>) {
  const locale = useLocale()
  return (
    <div aria-labelledby={id} className="stack" role="radiogroup">
      <Heading className="h-sub" id={id}>
        {title}
      </Heading>
      {rows.map(({ name, title: label, note, sumKop }) => (
        <label className="mth" key={name}>
          <input checked={chosen === name} name={id} onChange={() => onChoose(name)} type="radio" value={name} />
          <span>
            <b>{label}</b>
            <span className="sm">{note}</span>
          </span>
          <span className="amt num">{formatRoubles(sumKop, locale)}</span>
        </label>
      ))}
    </div>
  )
}

'use client'

import { useLocale } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { RadioRow } from '@/components/ui/radio-group/radio-row'
import { Stack } from '@/components/ui/stack/stack'
import { formatRoubles } from '@/lib/format/money'

/** `sum`: in words, where nothing is paid. */
type Row<Name> = { name: Name; title: string; note: string } & ({ sumKop: number } | { sum: string })
type Props<Name> = {
  id: string
  title: string
  level: 2 | 3
  rows: readonly Row<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** How much is paid now: each way with what is left for later, and its sum. */
export function PayChoice<Name extends string>({ id, title, level, rows, chosen, onChoose }: Props<Name>) {
  const locale = useLocale()
  return (
    <Stack aria-labelledby={id} role="radiogroup">
      <Heading id={id} isSub level={level}>
        {title}
      </Heading>
      {rows.map(({ name, title: label, note, ...row }) => (
        <RadioRow
          checked={chosen === name}
          key={name}
          name={id}
          notes={[note]}
          onChange={() => onChoose(name)}
          sum={'sum' in row ? row.sum : formatRoubles(row.sumKop, locale)}
          title={label}
          value={name}
        />
      ))}
    </Stack>
  )
}

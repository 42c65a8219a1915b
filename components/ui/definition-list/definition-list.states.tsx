import type { ReactNode } from 'react'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { DefinedPrices } from './defined-prices'
import { DefinitionList } from './definition-list'
import { DefinitionRow } from './definition-row'
import { FigureList } from './figure-list'
import { LineList } from './line-list'
import { StackedList } from './stacked-list'

/** Every look; notes and tones; a pair alone, which has no look of its own. */
export function DefinitionListStates({ texts }: { texts: SampleTexts }) {
  const rows = [
    { term: texts.car, value: 'Toyota RAV4' },
    { term: texts.deposit, values: ['10 000 ₽', texts.status] },
  ]
  const sum = { term: texts.total, value: '900 ₽', tone: 'danger', note: texts.otherDay } as const
  const samples: [string, ReactNode][] = [
    ['look="facts"', <DefinitionList key="facts" rows={rows} />],
    ['look="needs"', <DefinitionList key="needs" look="needs" rows={rows} />],
    ['StackedList look="stacked"', <StackedList key="stacked" look="stacked" rows={rows} />],
    ['StackedList look="signed"', <StackedList key="signed" look="signed" rows={rows} />],
    ['LineList look="sums"', <LineList key="sums" look="sums" rows={rows} />],
    ['DefinedPrices', <DefinedPrices key="prices" rows={rows} />],
    ['FigureList', <FigureList key="figures" rows={rows} />],
    ['LineList look="inline"', <LineList key="inline" look="inline" rows={rows} />],
    ['FigureList tone="danger" note', <FigureList key="sum" rows={[sum]} />],
  ]
  return (
    <>
      {samples.map(([name, sample]) => (
        <Sample key={name} of={name}>
          {sample}
        </Sample>
      ))}
      <Sample of="DefinitionRow">
        <dl>
          <DefinitionRow term={texts.car} value="Toyota RAV4" />
        </dl>
      </Sample>
    </>
  )
}

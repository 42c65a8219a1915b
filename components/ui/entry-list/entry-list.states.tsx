import { Icon } from '@/components/ui/icon/icon'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Entry } from './entry'
import { EntryList } from './entry-list'

/** Entries under their month, with details, as links, alone; every tone. */
export function EntryListStates({ texts }: { texts: SampleTexts }) {
  const line = { tile: <Icon of="history" />, title: texts.heading, note: texts.day, value: '9 500 ₽' }
  return (
    <Sample of="EntryList">
      <EntryList
        groups={[
          {
            key: 'month',
            heading: texts.otherDay,
            sum: '9 500 ₽',
            entries: (
              <>
                <Entry {...line} details={texts.sentence} />
                <Entry {...line} details={texts.sentence} isOpen tone="danger" valueNote={texts.status} />
                <Entry {...line} href="/" isNight tone="success" />
              </>
            ),
          },
          { key: 'rest', entries: <Entry {...line} title={texts.longSentence} /> },
        ]}
      />
    </Sample>
  )
}

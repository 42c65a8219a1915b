import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { Steps } from './steps'
import { Timeline } from './timeline'

/** Done, now and to come; steps to take. */
export function TimelineStates({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample of="Timeline">
        <Timeline
          events={[
            {
              key: 'booked',
              title: words.status,
              at: { dateTime: '2026-05-01', text: words.day },
              state: 'done',
            },
            { key: 'pickup', title: words.heading, note: words.place, state: 'now' },
            { key: 'return', title: words.nextHeading, at: { dateTime: '2026-05-09', text: words.otherDay } },
          ]}
        />
      </Sample>
      <Sample of="Steps">
        <Steps
          steps={[
            { title: words.heading, text: words.sentence },
            { title: words.nextHeading, text: words.longSentence },
          ]}
        />
      </Sample>
    </>
  )
}

import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Steps } from './steps'
import { Timeline } from './timeline'

/** Done, now and to come; steps to take. */
export function TimelineStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="Timeline">
        <Timeline
          events={[
            {
              key: 'booked',
              title: texts.status,
              at: { dateTime: '2026-05-01', text: texts.day },
              state: 'done',
            },
            { key: 'pickup', title: texts.heading, note: texts.place, state: 'now' },
            { key: 'return', title: texts.nextHeading, at: { dateTime: '2026-05-09', text: texts.otherDay } },
          ]}
        />
      </Sample>
      <Sample of="Steps">
        <Steps
          steps={[
            { title: texts.heading, text: texts.sentence },
            { title: texts.nextHeading, text: texts.longSentence },
          ]}
        />
      </Sample>
    </>
  )
}

import { Steps } from './steps'
import { Timeline } from './timeline'

/** Done, now and to come; steps to take. */
export function TimelineStates() {
  return (
    <>
      <Timeline
        events={[
          { key: 'booked', title: 'Booked', at: { dateTime: '2026-05-01', text: '1 May, 10:00' }, state: 'done' },
          { key: 'pickup', title: 'Pick-up', note: 'Sochi, airport', state: 'now' },
          { key: 'dropoff', title: 'Return', at: { dateTime: '2026-05-09', text: '9 May, 10:00' } },
        ]}
      />
      <Steps
        steps={[
          { title: 'Stop', text: 'Switch the hazard lights on.' },
          { title: 'Call', text: 'The branch answers day and night.' },
        ]}
      />
    </>
  )
}

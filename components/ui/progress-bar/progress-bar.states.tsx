import { ProgressBar } from './progress-bar'

const TONES = ['accent', 'warning', 'sun', 'inverse'] as const

/** Every tone in both sizes; nothing and all of it. */
export function ProgressBarStates() {
  return (
    <>
      {TONES.map((tone) => (
        <div key={tone}>
          <ProgressBar label={`Small: ${tone}`} max={100} tone={tone} value={40} />
          <ProgressBar label={`Middle: ${tone}`} max={100} size="m" tone={tone} value={40} />
        </div>
      ))}
      <ProgressBar label="Nothing" max={100} value={0} />
      <ProgressBar label="All" max={100} value={100} />
    </>
  )
}

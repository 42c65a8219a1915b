import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { ProgressBar } from './progress-bar'

const TONES = ['accent', 'warning', 'sun', 'inverse'] as const

/** Every tone in both sizes; nothing and all of it. */
export function ProgressBarStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      {TONES.map((tone) => (
        <Sample key={tone} of={`tone="${tone}"`}>
          <ProgressBar label={texts.deposit} max={100} tone={tone} value={40} />
        </Sample>
      ))}
      {TONES.map((tone) => (
        <Sample key={tone} of={`size="m" tone="${tone}"`}>
          <ProgressBar label={texts.deposit} max={100} size="m" tone={tone} value={40} />
        </Sample>
      ))}
      {[0, 100].map((value) => (
        <Sample key={value} of={`value={${value}}`}>
          <ProgressBar label={texts.deposit} max={100} value={value} />
        </Sample>
      ))}
    </>
  )
}

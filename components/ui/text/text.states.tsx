import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Text } from './text'

const TONES = ['muted', 'success', 'danger'] as const
const SIZES = ['xs', 's', 'l', 'figure'] as const
const WEIGHTS = ['medium', 'semi'] as const

/** Text in every size, tone and weight. */
export function TextStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="Text">
        <Text>{texts.longSentence}</Text>
      </Sample>
      {SIZES.map((size) => (
        <Sample key={size} of={`size="${size}"`}>
          <Text size={size}>{texts.status}</Text>
        </Sample>
      ))}
      {TONES.map((tone) => (
        <Sample key={tone} of={`tone="${tone}"`}>
          <Text tone={tone}>{texts.sentence}</Text>
        </Sample>
      ))}
      {WEIGHTS.map((weight) => (
        <Sample key={weight} of={`weight="${weight}"`}>
          <Text weight={weight}>{texts.sentence}</Text>
        </Sample>
      ))}
      <Sample of="isNumeric">
        <Text isNumeric>1 234 567</Text>
      </Sample>
      <Sample of="isLead">
        <Text isLead>{texts.sentence}</Text>
      </Sample>
    </>
  )
}

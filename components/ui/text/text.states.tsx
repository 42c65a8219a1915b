import { Text } from './text'

const TONES = ['muted', 'accent', 'success', 'warning', 'danger'] as const
const SIZES = ['xs', 's', 'l', 'figure'] as const
const WEIGHTS = ['medium', 'semi', 'bold'] as const

/** Text in every size, tone and weight. */
export function TextStates() {
  return (
    <>
      <Text>plain</Text>
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          {size}
        </Text>
      ))}
      {TONES.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
      {WEIGHTS.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
      <Text isNumeric>1 234 567</Text>
      <Text isLead>lead</Text>
    </>
  )
}

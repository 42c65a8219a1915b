import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Stack } from './stack'

/** Parts one below the other: as wide as the stack or at its start, close or far. */
export function StackStates({ texts }: { texts: SampleTexts }) {
  const items = texts.choices.map((choice) => <span key={choice}>{choice}</span>)
  return (
    <>
      <Sample of="Stack">
        <Stack>{items}</Stack>
      </Sample>
      <Sample of='align="start" gap={4}'>
        <Stack align="start" gap={4}>
          {items}
        </Stack>
      </Sample>
      {([6, 20, 36] as const).map((gap) => (
        <Sample key={gap} of={`gap={${gap}}`}>
          <Stack gap={gap}>{items}</Stack>
        </Sample>
      ))}
    </>
  )
}

import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Stack } from './stack'

/** Parts one below the other: as wide as the stack, at its start, in its middle. */
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
      <Sample of='align="center" gap={36}'>
        <Stack align="center" gap={36}>
          {items}
        </Stack>
      </Sample>
    </>
  )
}

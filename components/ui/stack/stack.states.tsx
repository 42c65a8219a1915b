import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { Stack } from './stack'

/** Parts one below the other: as wide as the stack, at its start, in its middle. */
export function StackStates({ words }: { words: SampleWords }) {
  const parts = words.choices.map((choice) => <span key={choice}>{choice}</span>)
  return (
    <>
      <Sample of="Stack">
        <Stack>{parts}</Stack>
      </Sample>
      <Sample of='align="start" gap={4}'>
        <Stack align="start" gap={4}>
          {parts}
        </Stack>
      </Sample>
      <Sample of='align="center" gap={36}'>
        <Stack align="center" gap={36}>
          {parts}
        </Stack>
      </Sample>
    </>
  )
}

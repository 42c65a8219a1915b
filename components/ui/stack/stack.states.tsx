import { Stack } from './stack'

/** Parts one below the other: as wide as the stack, at its start, in its middle. */
export function StackStates() {
  return (
    <>
      <Stack>
        <span>one</span>
        <span>two</span>
      </Stack>
      <Stack align="start" gap={4}>
        <span>start</span>
        <span>4 px apart</span>
      </Stack>
      <Stack align="center" gap={36}>
        <span>centre</span>
        <span>36 px apart</span>
      </Stack>
    </>
  )
}

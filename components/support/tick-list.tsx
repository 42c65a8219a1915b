import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Stack } from '@/components/ui/stack/stack'

type Props = { name: string; items: readonly string[] }

/** Boxes to tick while doing it; nothing is sent or kept. */
export function TickList({ name, items }: Props) {
  return (
    <Stack as="ul" gap={4}>
      {items.map((item, index) => (
        <li key={item}>
          <Checkbox look="task" name={`${name}-${index}`}>
            {item}
          </Checkbox>
        </li>
      ))}
    </Stack>
  )
}

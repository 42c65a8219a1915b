import { Button } from './button'

const VARIANTS = ['primary', 'soft', 'line', 'ghost', 'dark', 'onSea', 'onSun', 'white', 'alarm'] as const
const SIZES = ['s', 'touch', 'head', 'm', 'field', 'l', 'xl', 'search'] as const

/** Buttons and links that look like them, in every variant, size and state. */
export function ButtonStates() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button tone="danger" variant="line">
        line, danger
      </Button>
      <Button tone="danger" variant="ghost">
        ghost, danger
      </Button>
      {SIZES.map((size) => (
        <Button key={size} size={size} variant="soft">
          {size}
        </Button>
      ))}
      <Button disabled>disabled</Button>
      <Button isBusy>busy</Button>
      <Button isBusy isSpinning>
        busy for a while
      </Button>
      <Button isWide>wide</Button>
      <Button aria-label="Next" isIconOnly variant="soft">
        →
      </Button>
      <Button aria-label="Account" isFolding size="touch" variant="line">
        →<span>folding</span>
      </Button>
      <Button isFlush variant="ghost">
        flush
      </Button>
      <Button href="/about/">link</Button>
      <Button href="tel:+78622000000" isExternal isNumeric variant="line">
        +7 862 200-00-00
      </Button>
    </>
  )
}

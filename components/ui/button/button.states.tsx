import { Icon } from '@/components/ui/icon/icon'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Button } from './button'

const VARIANTS = ['primary', 'soft', 'line', 'ghost', 'dark', 'onSea', 'onSun', 'white', 'alarm'] as const
const SIZES = ['s', 'touch', 'head', 'm', 'field', 'l', 'xl', 'search'] as const

/** Buttons and links that look like them, in every variant, size and state. */
export function ButtonStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Sample key={variant} of={`variant="${variant}"`}>
          <Button variant={variant}>{texts.book}</Button>
        </Sample>
      ))}
      {(['line', 'ghost'] as const).map((variant) => (
        <Sample key={variant} of={`tone="danger" variant="${variant}"`}>
          <Button tone="danger" variant={variant}>
            {texts.cancel}
          </Button>
        </Sample>
      ))}
      {SIZES.map((size) => (
        <Sample key={size} of={`size="${size}"`}>
          <Button size={size} variant="soft">
            {texts.change}
          </Button>
        </Sample>
      ))}
      <StatesOfUse texts={texts} />
    </>
  )
}

function StatesOfUse({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="disabled">
        <Button disabled>{texts.book}</Button>
      </Sample>
      <Sample of="isBusy">
        <Button isBusy>{texts.book}</Button>
      </Sample>
      <Sample of="isBusy isSpinning">
        <Button isBusy isSpinning>
          {texts.book}
        </Button>
      </Sample>
      <Sample of="isWide">
        <Button isWide>{texts.book}</Button>
      </Sample>
      <Sample of="isIconOnly">
        <Button aria-label={texts.close} isIconOnly variant="soft">
          <Icon of="x" />
        </Button>
      </Sample>
      <Sample of="isFolding">
        <Button aria-label={texts.change} isFolding size="touch" variant="line">
          <Icon of="pencil" />
          <span>{texts.change}</span>
        </Button>
      </Sample>
      <Sample of="isFlush">
        <Button isFlush variant="ghost">
          {texts.change}
        </Button>
      </Sample>
      <Sample of="href">
        <Button href="/conditions/">{texts.link}</Button>
      </Sample>
      <Sample of="isNumeric">
        <Button href="tel:+74232000000" isExternal isNumeric variant="line">
          +7 423 200-00-00
        </Button>
      </Sample>
    </>
  )
}

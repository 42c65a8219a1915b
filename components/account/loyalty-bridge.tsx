import { useTranslations } from 'next-intl'
import { classDrawing } from '@/lib/cars/drawing'
import { LOYALTY_LEVELS, type Loyalty } from '@/provider/contract/miles'
import styles from './account.module.css'

const LIGHT = '#ffb71f'
const DIM = '#6f919e'
/** Where the pylons of bronze, silver, gold and platinum stand on a bridge of 760 units. */
const PYLONS = [182, 372, 562, 737] as const

const START = 4
/** The car stops short of a level that is not reached yet. */
const BEFORE_PYLON = 24
/** Cables of a pylon: how far down they start and how far from it they reach the deck. */
const CABLES = [0, 1, 2, 3, 4, 5, 6].map((step) => ({ y: 34 + step * 8, reach: 17.5 + step * 10.5 }))

/** The way through the levels as a bridge. A drawing: `LevelProgress` says the same in words. */
export function LoyaltyBridge({ loyalty }: { loyalty: Loyalty }) {
  const t = useTranslations('support.loyalty.levels.names')
  const reached = LOYALTY_LEVELS.indexOf(loyalty.level)
  const end = bridgeDistance(loyalty)
  return (
    <div aria-hidden="true" className={styles.bridge}>
      <div data-level={loyalty.level}>
        <svg aria-hidden="true" viewBox="0 0 760 146">
          <defs>
            <linearGradient gradientUnits="userSpaceOnUse" id="bridge-way" x1="0" x2={end} y1="0" y2="0">
              <stop stopColor="#f0582f" />
              <stop offset="1" stopColor={LIGHT} />
            </linearGradient>
          </defs>
          <path d="M4 118H756" stroke="#3a6170" strokeLinecap="round" strokeWidth="8" />
          {PYLONS.map((x, index) => (
            <Pylon isLit={index < reached} key={x} x={x} />
          ))}
          <path d={`M4 118H${end}`} stroke="url(#bridge-way)" strokeLinecap="round" strokeWidth="8" />
          <svg
            aria-hidden="true"
            height="47"
            viewBox="0 0 640 300"
            width="100"
            x={Math.min(660, Math.max(0, end - 58))}
            y="72"
          >
            <use href={classDrawing('comfort').href} />
          </svg>
        </svg>
        <ol>
          {LOYALTY_LEVELS.slice(1).map((level, index) => (
            <li data-lit={index < reached || undefined} key={level}>
              {t(level)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function Pylon({ x, isLit }: { x: number; isLit: boolean }) {
  const ink = isLit ? LIGHT : DIM
  const cables = CABLES.map(({ y, reach }) => `M${x - 7} ${y}L${x - reach} 118M${x + 7} ${y}L${x + reach} 118`).join('')
  return (
    <g fill={ink}>
      <path d={cables} opacity={isLit ? 0.8 : 0.45} stroke={ink} strokeWidth="1.1" />
      <path d={`M${x - 12} 18l6 4 8 120h-7zM${x + 12} 18l-6 4-6 120h5z`} />
      <circle cx={x - 12} cy="15" r="3.5" />
      <circle cx={x + 12} cy="15" r="3.5" />
    </g>
  )
}

/** How far along the bridge the client is: past the last pylon reached, by the condition that is nearer to its goal. */
function bridgeDistance({ level, km, days, next }: Loyalty): number {
  const reached = LOYALTY_LEVELS.indexOf(level)
  const from = PYLONS[reached - 1] ?? START
  if (next === null) return from
  const to = (PYLONS[LOYALTY_LEVELS.indexOf(next.level) - 1] ?? from) - BEFORE_PYLON
  const share = Math.min(1, Math.max(km / next.km, days / next.days))
  return Math.round(from + (to - from) * share)
}

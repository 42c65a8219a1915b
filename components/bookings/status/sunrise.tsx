import { CarPicture } from '@/components/cars/card/car-picture'
import type { Trip } from '@/lib/bookings/trip'
import styles from './sunrise.module.css'

type Props = {
  car: Trip['car']
  /** The booking has just become firm: the sun comes up, once. */
  isRising: boolean
}

/** The bridge before the sun, and the car on its deck. */
export function Sunrise({ car, isRising }: Props) {
  return (
    <div className={styles.sunrise} data-look={isRising ? 'rises' : undefined}>
      <svg aria-hidden="true" viewBox="0 0 560 270">
        <clipPath id="above-deck">
          <path d="M0-60h560v262H0z" />
        </clipPath>
        <radialGradient id="glow">
          <stop offset=".5" stopColor="#ffb92e" stopOpacity=".32" />
          <stop offset="1" stopColor="#ffb92e" stopOpacity="0" />
        </radialGradient>
        <g clipPath="url(#above-deck)">
          <g>
            <circle cx="280" cy="204" fill="url(#glow)" r="240" />
            <circle cx="280" cy="204" fill="#ffb92e" r="132" />
          </g>
        </g>
        <path
          d="M280 52v150M280 74 190 202M280 92l-62 110M280 112l-36 90M280 74l90 128M280 92l62 110M280 112l36 90"
          stroke="#0a2533"
          strokeWidth="4"
        />
        <path d="M0 203h560" stroke="#ffb92e" strokeWidth="3" />
        <path
          d="M196 228h168M220 246h120M244 262h72"
          opacity=".55"
          stroke="#ffb92e"
          strokeLinecap="round"
          strokeWidth="4"
        />
      </svg>
      <CarPicture car={car} isOnStage />
    </div>
  )
}

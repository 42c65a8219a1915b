/** The city, its bay and its bridge as a drawing in the inks of the theme: where the map will be. */
export function DrawnMap() {
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" viewBox="0 0 800 520">
      <path d="M0 0h800v520H0z" fill="var(--ill-fog-2)" />
      <path
        d="M80 40q90-30 150 20t20 110-150 10T80 40zM560 30q120-20 160 60t-60 90-120-30-10-100zM420 430q80-30 130 10t-10 90H400z"
        fill="var(--ill-fog)"
      />
      <path
        d="M-10 120C120 150 240 130 330 190S520 230 640 160 780 120 820 110M130-10C150 80 190 170 270 250M400-10C380 90 370 150 400 206M560-10C540 70 560 130 600 180M-10 260C80 240 180 260 260 250M690-10C680 60 690 110 720 140M640 530C650 470 700 420 820 400M480 530C500 480 560 450 640 440"
        fill="none"
        stroke="var(--ill-paper)"
        strokeWidth="9"
      />
      <path
        d="M40-10C60 90 60 180 50 250M220-10C230 60 240 110 280 160M-10 60C120 70 300 50 480 70S720 60 820 50M300 140C330 120 420 110 480 130M480-10C470 60 480 140 500 200M540 470C600 400 700 380 810 350M700 530C710 480 750 450 820 440"
        fill="none"
        stroke="var(--ill-paper)"
        strokeWidth="5"
      />
      <path
        d="M-10 330C60 300 120 330 170 300 230 262 300 262 350 282 420 308 470 330 540 306 610 282 650 236 720 232 760 230 790 236 820 228V300C770 300 730 300 690 320 640 346 610 380 560 392 500 404 440 392 400 400 350 412 330 450 290 530H-10z"
        fill="var(--ill-sea-2)"
        opacity=".55"
      />
      <path
        d="M40 400q20-10 40 0t40 0M140 440q20-10 40 0t40 0M60 470q20-10 40 0M420 350q16-8 32 0t32 0M640 276q16-8 32 0"
        fill="none"
        stroke="var(--ill-fog)"
        strokeWidth="2"
      />
      <path d="M380 200L420 410M400 206Q392 100 402-10" fill="none" stroke="#ffb71f" strokeWidth="10" />
      <path d="M392 262L412 372" fill="none" stroke="#fff" strokeDasharray="2 8" strokeWidth="3" />
      <g transform="translate(500 196)">
        <ellipse cx="0" cy="4" fill="#0a2533" opacity=".25" rx="18" ry="6" />
        <path d="M0 0C-26-30-34-42-34-60a34 34 0 0 1 68 0C34-42 26-30 0 0z" fill="var(--ill-ink)" />
        <circle cy="-60" fill="#ffb71f" r="22" />
        <path d="M-22-56h44M-14-48h28" stroke="#0a2533" strokeWidth="4" />
      </g>
    </svg>
  )
}

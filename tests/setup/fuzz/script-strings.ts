/** What ends the place where a text stands, so that markup can follow. */
const BREAKS = ['', '">', "'>", '-->', ']]>', '</title>', '</textarea>', '</script>', '</style>', '" x="`']

/** Markup that runs `alert(1)`, or loads what does; MARK stands for a mark that says which one it is. */
const VECTORS = [
  '<script id=MARK>alert(1)</script>',
  '<img id=MARK src=x onerror=alert(1)>',
  '<svg id=MARK onload=alert(1)>',
  '<svg><animate id=MARK onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a id=MARK xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<iframe id=MARK srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<iframe id=MARK src=javascript:alert(1)></iframe>',
  '<a id=MARK href="javascript:alert(1)">x</a>',
  '<a id=MARK href="data:text/html,<script>alert(1)</script>">x</a>',
  '<details id=MARK open ontoggle=alert(1)>',
  '<input id=MARK autofocus onfocus=alert(1)>',
  '<video id=MARK><source onerror=alert(1)></video>',
  '<object id=MARK data="javascript:alert(1)"></object>',
  '<embed id=MARK src="javascript:alert(1)">',
  '<base id=MARK href="//evil.example/">',
  '<link id=MARK rel=stylesheet href="//evil.example/">',
  '<meta id=MARK http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<form id=MARK action="javascript:alert(1)"><button>x</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img id=MARK src onerror=alert(1)>',
  '<template id=MARK><img src=x onerror=alert(1)></template>',
]

/** How it is written. */
const FORMS: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(' ', '\t').replaceAll('javascript', 'java\tscript'),
  (text) => text.replaceAll('alert(1)', '&#97;lert&#x28;1&#x29;').replaceAll('javascript:', 'javascript&colon;'),
]

/** 1 000 texts, each of which would leave an element with this beginning of its id (in any case) where markup is read. */
export const SCRIPT_MARK = 'xss-'
export const SCRIPT_STRINGS: readonly string[] = BREAKS.flatMap((end) =>
  VECTORS.flatMap((vector) => FORMS.map((form) => end + form(vector))),
).map((text, index) => text.replace(/MARK/, `${SCRIPT_MARK}${index}-`))

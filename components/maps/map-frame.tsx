/** The outside map, which may run its own scripts and open its own pages, and nothing of ours. */
export function MapFrame({ source, title }: { source: string; title: string }) {
  return (
    <iframe
      allowFullScreen
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      src={source}
      title={title}
    />
  )
}

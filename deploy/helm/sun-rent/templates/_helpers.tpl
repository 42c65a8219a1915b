{{- define "sun.labels" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}

{{- define "sun.image" -}}
{{ .root.Values.image.registry }}/{{ .name }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- define "sun.hardened" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "sun.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets: {{ toJson . }}
{{- end }}
topologySpreadConstraints:
  {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - maxSkew: 1
    topologyKey: {{ . }}
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "sun.labels" $ | nindent 8 }}
  {{- end }}
{{- end }}

{{- define "sun.nginx" -}}
- name: nginx
  image: {{ include "sun.image" (dict "root" .root "name" "sun-nginx") }}
  securityContext:
    {{- include "sun.hardened" . | nindent 4 }}
  ports: [{ name: web, containerPort: {{ .port }} }]
  readinessProbe:
    httpGet: { path: {{ .ready }}, port: web, scheme: {{ .scheme }} }
    periodSeconds: 5
    timeoutSeconds: 2
    failureThreshold: 2
  livenessProbe:
    tcpSocket: { port: web }
    periodSeconds: 10
  lifecycle:
    # Until no more requests are sent here; then the drain begins.
    preStop: { sleep: { seconds: 5 } }
  resources:
    requests: { cpu: 50m, memory: 64Mi }
    limits: { memory: 256Mi }
  volumeMounts:
    - { name: nginx, mountPath: /etc/nginx/conf.d, readOnly: true }
    - { name: pages, mountPath: /var/cache/nginx }
    - { name: nginx-tmp, mountPath: /tmp }
{{- end }}

{{- define "sun.node" -}}
securityContext:
  {{- include "sun.hardened" . | nindent 2 }}
startupProbe:
  exec: { command: [/nodejs/bin/node, deploy/images/check-health.mjs, "http://127.0.0.1:{{ .port }}/healthz"] }
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: {{ .startTries }}
livenessProbe:
  exec: { command: [/nodejs/bin/node, deploy/images/check-health.mjs, "http://127.0.0.1:{{ .port }}/healthz"] }
  periodSeconds: 20
  timeoutSeconds: 5
lifecycle:
  preStop: { sleep: { seconds: 5 } }
{{- end }}

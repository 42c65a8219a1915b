# nginx of Debian with the modules that the page cache needs: docker build -f deploy/images/nginx.Dockerfile -t sun-nginx:VERSION .
# The servers themselves are mounted at /etc/nginx/conf.d, the certificate at /etc/nginx/tls.
FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx-core libnginx-mod-http-lua libnginx-mod-http-brotli-filter curl \
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /etc/nginx/conf.d/* \
    && mkdir -p /var/cache/nginx && ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log \
    && chown -R www-data:www-data /var/cache/nginx /var/lib/nginx
COPY deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY deploy/nginx/sun /etc/nginx/sun
USER www-data:www-data
STOPSIGNAL SIGQUIT
EXPOSE 80 443
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["curl", "--silent", "--output", "/dev/null", "--max-time", "2", "http://127.0.0.1:8181/"]
CMD ["nginx"]

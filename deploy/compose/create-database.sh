#!/bin/sh
# Runs once, in an empty data folder: the provider's role is no superuser. Its password is the one of DATABASE_URL.
set -eu
psql --set=ON_ERROR_STOP=1 --username postgres --set=word="$(cat /run/secrets/postgres_password)" <<'SQL'
create role sun login password :'word';
create database sun owner sun;
SQL

-- Models that were entered before these attributes existed say that they are not known.
update car_models set attributes = '{"seatRows": null, "lengthMm": null, "heightMm": null}'::jsonb || attributes;

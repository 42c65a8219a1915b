-- The address of the register is told in three languages; what a branch has so far is the Russian one.
update settings
set data = jsonb_set(data, '{company,legalAddress}', jsonb_build_object('ru', data #> '{company,legalAddress}'))
where jsonb_typeof(data #> '{company,legalAddress}') = 'string';

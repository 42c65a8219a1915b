-- The kind of an event is read by nobody since its tag says what it is.
alter table events drop column kind;
